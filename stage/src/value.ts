/** A value that parts of the page share and watch: what is open, what is looked at, what was set. */
import { useEffect, useState } from "preact/hooks";

export class Value<T> {
    private readonly watchers = new Set<(value: T) => void>();

    constructor(private current: T) {}

    get(): T {
        return this.current;
    }

    set(value: T): void {
        if (value === this.current) return;
        this.current = value;
        for (const watcher of [...this.watchers]) watcher(value);
    }

    /** Hear of every other value. Returns how to stop. */
    watch(watcher: (value: T) => void): () => void {
        this.watchers.add(watcher);
        return () => this.watchers.delete(watcher);
    }
}

/** What a value is now; whoever uses this is drawn again when it changes. */
export function useValue<T>(value: Value<T>): T {
    const [shown, show] = useState(value.get());
    useEffect(() => {
        show(value.get());
        return value.watch(show);
    }, [value]);
    return shown;
}
