import { useEffect, useState } from 'react';
import { mount } from '../shared/mount.ts';
import { languages, notices } from '../shared/settings.ts';

function Settings() {
  const [toast, setToast] = useState<string>();
  useEffect(() => {
    if (toast === undefined) return;
    const timer = setTimeout(() => setToast(undefined), 5000);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <main>
      <h1>Settings</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setToast('Settings saved');
        }}
      >
        <details name="settings" open>
          <summary>Notifications</summary>
          {notices.map((label) => (
            <label key={label}>
              <input type="checkbox" role="switch" /> {label}
            </label>
          ))}
        </details>
        <details name="settings">
          <summary>Region</summary>
          <label>
            Language{' '}
            <select defaultValue="en">
              {languages.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </details>
        <button type="submit">Save</button>
      </form>
      <div role="region" aria-label="Notices">
        <div role="status">{toast}</div>
        {toast === undefined ? null : (
          <button type="button" onClick={() => setToast(undefined)}>
            Close
          </button>
        )}
      </div>
    </main>
  );
}

mount(<Settings />);
