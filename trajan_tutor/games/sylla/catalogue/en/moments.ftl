sylla-moment-choosing = What everybody begins with
