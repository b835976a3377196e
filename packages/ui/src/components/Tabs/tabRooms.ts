/** How much of the list is visible to the left and to the right of the selected tab. */
export const leftRoom = '--tabs-left-room';
export const rightRoom = '--tabs-right-room';
