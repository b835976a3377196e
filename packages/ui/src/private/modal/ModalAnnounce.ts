'use client';
import { createContext } from 'react';
import type { Announce } from '../createAnnouncer.ts';

/** The announcer of the modal around a component, or `null` outside of modals. */
export const ModalAnnounce = createContext<Announce | null>(null);
