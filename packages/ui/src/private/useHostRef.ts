'use client';
import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Sets the ref of the host to the element of our own ref. */
export function useHostRef<Element>(ref: Ref<Element> | undefined, own: RefObject<Element | null>): void {
  useImperativeHandle<Element | null, Element | null>(ref, () => own.current, [own]);
}
