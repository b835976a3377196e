'use client';
import { createContext } from 'react';
import type { Announce } from '../createAnnouncer.ts';

/** The announcer of the modal around a component, or `null` outside modals. */
export const ModalAnnounce = createContext<Announce | null>(null);
