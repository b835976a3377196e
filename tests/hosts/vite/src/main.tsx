import '@pcb/ui/fonts.css';
import '@pcb/ui/reset.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { SignIn } from './SignIn.tsx';

createRoot(document.getElementById('root')!).render(<SignIn />);
