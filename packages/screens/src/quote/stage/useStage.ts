'use client';
import { type Camera, type FramePoint, maxZoom, panBy, wholeDrawing, zoomBy } from '@pcb/art/ScaleDrawing';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

const step = 1.5;

/** The share of the drawing area by which an arrow key moves it. */
const keyPan = 0.2;

/** In pixels. A pointer that moves less is a press, not a drag. */
const pressDistance = 4;

const keyPans: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-keyPan, 0],
  ArrowRight: [keyPan, 0],
  ArrowUp: [0, -keyPan],
  ArrowDown: [0, keyPan],
};

export interface StageArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface PointerPlace {
  clientX: number;
  clientY: number;
}

const framePoint = ({ left, top, width, height }: StageArea, { clientX, clientY }: PointerPlace): FramePoint => ({
  x: (clientX - left) / width,
  y: (clientY - top) / height,
});

const middleOf = (places: readonly PointerPlace[]): PointerPlace => ({
  clientX: places.reduce((sum, { clientX }) => sum + clientX, 0) / places.length,
  clientY: places.reduce((sum, { clientY }) => sum + clientY, 0) / places.length,
});

/** 0 for a single pointer. */
const pointerDistance = ([one, two]: readonly PointerPlace[]) =>
  one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;

export interface StageOptions {
  initialCamera?: Camera;
  maxZoom?: number;
  /** The drawing area, if it is not the whole element. */
  areaOf?: (box: DOMRect) => StageArea;
}

export interface Stage {
  camera: Camera;
  show: (camera: Camera) => void;
  /** Makes the element around the drawing focusable and handles its keys and pointers. */
  props: {
    role: 'group';
    tabIndex: 0;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => void;
  };
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
}

const wholeElement = (box: DOMRect): StageArea => box;

/** The wheel zooms with Ctrl, like a trackpad pinch, or while the drawing has focus. A press centres that place. */
export function useStage(
  ref: RefObject<HTMLDivElement | null>,
  { initialCamera = wholeDrawing, maxZoom: limit = maxZoom, areaOf = wholeElement }: StageOptions = {},
): Stage {
  const pointers = useRef(new Map<number, PointerPlace>());
  const distance = useRef(0);
  const [camera, setCamera] = useState(initialCamera);
  const isMagnified = camera.zoom > 1;
  // A functional update, because several events can arrive before the next render.
  const zoomAt = (factor: number, point?: FramePoint) => setCamera((latest) => zoomBy(latest, factor, point, limit));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const stage = ref.current;
    if (!stage || !(event.ctrlKey || event.metaKey || stage.matches(':focus'))) return;
    const factor = Math.exp(-event.deltaY / 300);
    const point = framePoint(areaOf(stage.getBoundingClientRect()), event);
    if (zoomBy(camera, factor, point, limit).zoom === camera.zoom && !event.ctrlKey) return;
    event.preventDefault();
    zoomAt(factor, point);
  });
  useEffect(() => {
    const listening = new AbortController();
    // React's wheel listeners are passive and cannot stop the page from scrolling and zooming.
    const options = { passive: false, signal: listening.signal };
    ref.current?.addEventListener('wheel', (event) => onWheel(event), options);
    ref.current?.addEventListener(
      'touchstart',
      (event) => {
        if (event.touches.length > 1) event.preventDefault();
      },
      options,
    );
    return () => listening.abort();
  }, [ref]);

  const zoomIn = () => zoomAt(step);
  const zoomOut = () => zoomAt(1 / step);
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
    // One finger on the whole drawing scrolls the page; a second one can follow.
    if (event.button !== 0 || !(isMagnified || event.pointerType === 'touch')) return;
    if (isMagnified) event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 0) distance.current = 0;
    const { clientX, clientY } = event;
    pointers.current.set(event.pointerId, { clientX, clientY });
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    if (!pointers.current.has(pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(pointerId, { clientX, clientY });
    const after = [...pointers.current.values()];
    const area = areaOf(currentTarget.getBoundingClientRect());
    const [from, to] = [middleOf(before), middleOf(after)];
    const [right, down] = [from.clientX - to.clientX, from.clientY - to.clientY];
    distance.current += Math.hypot(right, down);
    if (pointerDistance(before) > 0) zoomAt(pointerDistance(after) / pointerDistance(before), framePoint(area, to));
    setCamera((latest) => panBy(latest, right / area.width, down / area.height));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const isLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0;
    if (!isLast || !isMagnified || distance.current >= pressDistance) return;
    const { x, y } = framePoint(areaOf(event.currentTarget.getBoundingClientRect()), event);
    setCamera((latest) => panBy(latest, x - 0.5, y - 0.5));
  };
  const onPointerCancel = ({ pointerId }: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(pointerId);
  };

  return {
    camera,
    show: setCamera,
    props: { role: 'group', tabIndex: 0, onKeyDown, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    zoomIn,
    zoomOut,
    showAll,
  };
}
