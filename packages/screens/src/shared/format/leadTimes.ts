// A test compares both with the forms and rates: computing them here would load these on every page that states a lead time.

export const fastestServices = 'layouts and stencils';

export const longerServices = 'rigid boards take 4 working days or more, flexible ones 10, and parts 5';
