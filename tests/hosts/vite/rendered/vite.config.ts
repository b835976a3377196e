import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    // Keeps react-aria's words in these languages.
    { ...optimizeLocales.vite({ locales: ['en-IN', 'hi-IN'] }), enforce: 'pre' },
  ],
});
