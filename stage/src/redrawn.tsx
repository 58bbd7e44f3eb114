/** Parts of the page are drawn again only when the fields of the view model that they read have changed. */
import { Component, type ComponentChild, type ComponentType, type VNode } from "preact";
import type { ViewModel } from "./model";

interface WithModel {
    model: ViewModel;
}

/** Make a part that reads these fields and nothing else of the view model. */
export function reads<P extends WithModel>(fields: ReadonlyArray<keyof ViewModel>, Draw: (props: P) => VNode | null): ComponentType<P> {
    return class extends Component<P> {
        override shouldComponentUpdate(next: Readonly<P>): boolean {
            return differs(this.props, next) || fields.some((field) => this.props.model[field] !== next.model[field]);
        }

        override render(): ComponentChild {
            return <Draw {...this.props} />;
        }
    };
}

function differs(before: object, after: object): boolean {
    const [old, wanted] = [before as Record<string, unknown>, after as Record<string, unknown>];
    return [...new Set([...Object.keys(old), ...Object.keys(wanted)])].some(
        (name) => name !== "model" && old[name] !== wanted[name],
    );
}
