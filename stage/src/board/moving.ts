/** What moves, and where: the picture and the layer above it, and how fast. */
import type { FlightLayer } from "./flight";
import type { Marks } from "./marks";
import type { Picture } from "./picture";

export interface Moving {
    picture: Picture;
    flightLayer: FlightLayer;
    marks: Marks;
    prefix: string;
    speed: number;
    reduced: boolean;
}
