import { useNavigate } from 'react-router-dom';

export function useStorefrontButtons() {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(path);
  return {
    instantQuote: (_service: string, form: string) => open(form),
    getInstantQuote: () => open('/services'),
    inquireNow: () => open('/reach-out'),
    orderNow: (showForm: () => void) => showForm(),
  };
}
