/** The heading of fields that the user has edited and that have since been saved elsewhere with other values. */
export const overtakenTitle = 'Changed meanwhile';
