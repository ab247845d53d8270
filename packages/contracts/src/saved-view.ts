/** Message of a rejected view whose name looks like that of another one. The lead desk then asks. */
export const viewNameTaken = 'You have a view with this name. Replace it?';
