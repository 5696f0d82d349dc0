/** Renders an open list inside a landmark, as axe's `region` rule requires of all content. */
export const LIST_PORTAL = { target: '#main' };
