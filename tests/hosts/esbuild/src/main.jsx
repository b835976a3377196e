import '@pcb/ui/fonts.css';
import { Switch } from '@pcb/ui/Switch';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')).render(<Switch>Electrical test</Switch>);
