'use client';
import { type Camera, frame, type FramePoint, panBy, sheet, wholeDrawing, zoomBy } from '@pcb/art/ScaleDrawing';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

/** The factor of one step of a key or a button. */
const step = 1.5;

/** The part of the drawing area that an arrow key moves. */
const keyPan = 0.2;

/** A pointer that moves fewer pixels than this counts as a press, not a drag. */
const pressDistance = 4;

const keyPans: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-keyPan, 0],
  ArrowRight: [keyPan, 0],
  ArrowUp: [0, -keyPan],
  ArrowDown: [0, keyPan],
};

/** The size of the drawing area in pixels. */
const framePixels = ({ width, height }: DOMRect) => ({
  width: (width * frame.width) / sheet.width,
  height: (height * frame.height) / sheet.height,
});

/** The place of a pointer in the drawing area. */
function framePoint(box: DOMRect, { clientX, clientY }: { clientX: number; clientY: number }): FramePoint {
  const x = ((clientX - box.left) / box.width) * sheet.width;
  const y = ((clientY - box.top) / box.height) * sheet.height;
  return { x: (x - frame.x) / frame.width, y: (y - frame.y) / frame.height };
}

export interface Stage {
  camera: Camera;
  /** Makes the element around the drawing focusable and handles its keys and pointers. */
  props: {
    role: 'group';
    tabIndex: 0;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerCancel: () => void;
  };
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
}

interface Drag {
  lastX: number;
  lastY: number;
  distance: number;
}

/**
 * The camera of a drawing: buttons, keys, the wheel and dragging. The wheel zooms with Ctrl (also a pinch on a trackpad)
 * or while the drawing has focus, and scrolls the page where there is nothing left to zoom. Dragging moves a magnified
 * drawing; a press moves that place to the middle. `ref` is the element around the drawing.
 */
export function useStage(ref: RefObject<HTMLDivElement | null>, initialZoom: number): Stage {
  const drag = useRef<Drag | null>(null);
  const [camera, setCamera] = useState(() => zoomBy(wholeDrawing, initialZoom));
  const isMagnified = camera.zoom > 1;

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const stage = ref.current;
    if (!stage || !(event.ctrlKey || event.metaKey || stage.matches(':focus'))) return;
    const factor = Math.exp(-event.deltaY / 300);
    const point = framePoint(stage.getBoundingClientRect(), event);
    if (zoomBy(camera, factor).zoom === camera.zoom && !event.ctrlKey) return;
    event.preventDefault();
    // Several events can come before the next render.
    setCamera((latest) => zoomBy(latest, factor, point));
  });
  useEffect(() => {
    const listening = new AbortController();
    // React listens passively, which cannot stop the page from scrolling.
    ref.current?.addEventListener('wheel', (event) => onWheel(event), { passive: false, signal: listening.signal });
    return () => listening.abort();
  }, [ref]);

  const zoomIn = () => setCamera((latest) => zoomBy(latest, step));
  const zoomOut = () => setCamera((latest) => zoomBy(latest, 1 / step));
  const showAll = () => setCamera(wholeDrawing);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = keyPans[event.key];
    if (pan && isMagnified) setCamera((latest) => panBy(latest, ...pan));
    else if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') showAll();
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (!isMagnified || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { lastX: event.clientX, lastY: event.clientY, distance: 0 };
  };
  const onPointerMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { lastX, lastY, distance } = drag.current;
    const pixels = framePixels(currentTarget.getBoundingClientRect());
    const [right, down] = [lastX - clientX, lastY - clientY];
    drag.current = { lastX: clientX, lastY: clientY, distance: distance + Math.hypot(right, down) };
    setCamera((latest) => panBy(latest, right / pixels.width, down / pixels.height));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    if (drag.current && drag.current.distance < pressDistance) {
      const { x, y } = framePoint(event.currentTarget.getBoundingClientRect(), event);
      setCamera((latest) => panBy(latest, x - 0.5, y - 0.5));
    }
    drag.current = null;
  };
  const onPointerCancel = () => {
    drag.current = null;
  };

  return {
    camera,
    props: { role: 'group', tabIndex: 0, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    zoomIn,
    zoomOut,
    showAll,
  };
}
