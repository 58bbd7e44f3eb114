/** What parts of the page need of a store, whatever it is that is shown: a table, a replay, an editor. */

export type About = Record<string, unknown>;

export interface Asker<M> {
    readonly model: M;
    readonly busy: boolean;
    do(type: string, about?: About): void;
    ask<T>(type: string, about?: About): Promise<T>;
    subscribe(listener: () => void): () => void;
}

/** Do what nobody means twice: the second click of two is part of the first. */
export function once<M>(asker: Asker<M>, type: string, about: About = {}): void {
    const last = LAST.get(asker);
    if (asker.busy && last === type) return;
    LAST.set(asker, type);
    asker.do(type, about);
}

const LAST = new WeakMap<object, string>();
