/** Returns the slash at the end of a dimension line, `arm` units to each side. */
export const slashPath = (x: number, y: number, arm: number) => `M${x - arm} ${y + arm}l${2 * arm} ${-2 * arm}`;
