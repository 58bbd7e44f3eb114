/** What parts of the page need of a store, whatever it is that is shown: a table, a replay, an editor. */
import type { Questions } from "../model";
import type { AboutOf, Kind } from "../store";

export interface Asker<M> {
    readonly model: M;
    readonly busy: boolean;
    do<K extends Kind>(type: K, ...about: AboutOf<K>): void;
    ask<T>(type: keyof Questions, about: Questions[keyof Questions]): Promise<T>;
    subscribe(listener: () => void): () => void;
}

/** Do what nobody means twice: the second click of two is part of the first. */
export function once<M, K extends Kind>(asker: Asker<M>, type: K, ...about: AboutOf<K>): void;
export function once<M>(asker: Asker<M>, type: Kind, about?: never): void {
    const last = LAST.get(asker);
    if (asker.busy && last === type) return;
    LAST.set(asker, type);
    asker.do(type, about);
}

const LAST = new WeakMap<object, string>();
