import { CircleCheck, CircleX } from '../../private/icons.tsx';

export const toastIcons = { neutral: null, success: CircleCheck, danger: CircleX };
