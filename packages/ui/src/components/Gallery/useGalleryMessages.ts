'use client';
import { useAddedMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { englishGallery, type GalleryMessages } from './galleryMessages.ts';

export const useGalleryMessages = (): GalleryMessages => useAddedMessages()?.gallery ?? englishGallery;
