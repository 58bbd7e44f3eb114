/** The offer to continue a saved game instead of the one that was asked for. */
import type { ViewModel } from "../model";
import { once, type Asker } from "../parts/asker";
import { Button } from "../parts/button";

export function OfferBar({ store, model }: { store: Asker<ViewModel>; model: ViewModel }) {
    const { offer } = model;
    if (!offer) return null;
    return (
        <section class="offer" aria-label={offer.go_on}>
            <p>{offer.text}</p>
            <Button name="continue" press={() => once(store, "continue")}>
                {offer.go_on}
            </Button>
            <Button name="decline" press={() => once(store, "decline")}>
                {offer.decline}
            </Button>
        </section>
    );
}
