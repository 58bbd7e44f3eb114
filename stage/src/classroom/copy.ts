/** Copying: without a secure context browsers have no clipboard for pages, so that the field is selected instead. */

/** Copy what a field holds; returns whether it was, else it is selected. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
    field.focus();
    field.select();
    // The type says that it is always there; without a secure context it is not.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return false;
    return clipboard.writeText(field.value).then(() => true, () => false);
}
