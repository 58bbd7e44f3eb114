/** What a change makes of a view model; pure. */
import type { Change, Motion, Picture, ViewModel } from "./model";

/** One step of the page: the model before and after, and which of its parts are new. */
export interface Step {
    before: ViewModel | null;
    after: ViewModel;
    /** Names of fields of the view model that were set. */
    fields: ReadonlySet<string>;
    /** Keys of places whose elements are new or gone. */
    places: ReadonlySet<string>;
    /** Ids of sheets whose classes are new. */
    sheets: ReadonlySet<string>;
    motion: Motion | null;
    /** Whether everything came anew. */
    whole: boolean;
    /** The kind of request of this page that it answers; an empty text: it came by itself. */
    answers: string;
}

/** What a change makes of a model; the model itself stays as it was. */
export function changed(before: ViewModel, change: Change): Step {
    const after: ViewModel = { ...before, ...(change.set as Partial<ViewModel>) };
    const places = new Set(Object.keys(change.places ?? {}));
    const sheets = new Set(Object.keys(change.classes ?? {}));
    if (after.picture && (places.size || sheets.size)) after.picture = repainted(after.picture, change);
    const fields = new Set(Object.keys(change.set));
    if (change.log) {
        after.log = [...before.log.slice(change.log.first, change.log.last), ...change.log.more];
        fields.add("log");
    }
    return { before, after, fields, places, sheets, motion: change.motion ?? null, whole: false, answers: "" };
}

function repainted(picture: Picture, change: Change): Picture {
    const [places, sheets] = [{ ...picture.places }, { ...picture.sheets }];
    for (const [key, fragment] of Object.entries(change.places ?? {})) {
        if (fragment === null) Reflect.deleteProperty(places, key);
        else places[key] = fragment;
    }
    for (const [id, classes] of Object.entries(change.classes ?? {})) {
        const sheet = sheets[id];
        if (sheet) sheets[id] = { ...sheet, classes };
    }
    return { ...picture, places, sheets };
}
