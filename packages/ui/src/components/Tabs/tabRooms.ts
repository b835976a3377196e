/** How much of the list is visible beside the selected tab, to the left and to the right. */
export const leftRoom = '--tabs-left-room';
export const rightRoom = '--tabs-right-room';
