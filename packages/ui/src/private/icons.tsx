import type { ComponentPropsWithRef } from 'react';
import { leftPath, rightPath } from './chevronPaths.ts';

interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** In px. */
  size: number;
}

/** A line icon on a grid of 24. Its lines are one path, because a table has one or two icons in each row. */
const icon = (path: string) =>
  function Icon({ size, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };

const magnifier = 'M21 21l-4.34-4.34M3 11a8 8 0 1 1 16 0 8 8 0 1 1-16 0Z';
const circle = 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z';

/* Drawn as in Lucide (licence in LICENSE), without its 1.1 kB. The annotations let bundlers drop unused icons. */
export const ArrowDown = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7');
export const ArrowUp = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5');
export const Calendar = /* @__PURE__ */ icon(
  'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM3 10h18',
);
export const Check = /* @__PURE__ */ icon('M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ icon('M6 9l6 6 6-6');
export const ChevronLeft = /* @__PURE__ */ icon(leftPath);
export const ChevronRight = /* @__PURE__ */ icon(rightPath);
export const ChevronsUpDown = /* @__PURE__ */ icon('M7 15l5 5 5-5M7 9l5-5 5 5');
export const CircleAlert = /* @__PURE__ */ icon(`${circle}M12 8v4M12 16h.01`);
export const CircleCheck = /* @__PURE__ */ icon(`${circle}M16 9l-5.5 5.5L8 12`);
export const CircleX = /* @__PURE__ */ icon(`${circle}M15 9l-6 6M9 9l6 6`);
export const Info = /* @__PURE__ */ icon(`${circle}M12 16v-4M12 8h.01`);
export const Copy = /* @__PURE__ */ icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2ZM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
);
export const Columns3 = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 3v18M15 3v18',
);
export const Command = /* @__PURE__ */ icon('M15 6v12a3 3 0 1 0 3-3H6a3 3 0 1 0 3 3V6a3 3 0 1 0-3 3h12a3 3 0 1 0-3-3');
export const EllipsisVertical = /* @__PURE__ */ icon('M12 12h.01M12 5h.01M12 19h.01');
export const Eye = /* @__PURE__ */ icon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M9 12a3 3 0 1 1 6 0 3 3 0 1 1-6 0Z',
);
export const EyeOff = /* @__PURE__ */ icon(
  'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20',
);
export const Minus = /* @__PURE__ */ icon('M5 12h14');
export const PanelLeft = /* @__PURE__ */ icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 3v18',
);
export const Pencil = /* @__PURE__ */ icon(
  'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
);
export const Plus = /* @__PURE__ */ icon('M5 12h14M12 5v14');
export const Search = /* @__PURE__ */ icon(magnifier);
export const TriangleAlert = /* @__PURE__ */ icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const Upload = /* @__PURE__ */ icon('M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4');
export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12');
export const ZoomIn = /* @__PURE__ */ icon(`${magnifier}M11 8v6M8 11h6`);
export const ZoomOut = /* @__PURE__ */ icon(`${magnifier}M8 11h6`);
