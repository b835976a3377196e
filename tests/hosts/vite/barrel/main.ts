import { Button } from '@pcb/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(createElement(Button, null, 'Save'));
