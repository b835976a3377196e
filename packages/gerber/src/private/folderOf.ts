/** Returns the path of the folder with its final slash, or '' if there is none. */
export const folderOf = (name: string) => name.replace(/[^/\\]*$/, '');
