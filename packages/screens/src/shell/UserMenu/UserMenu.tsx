'use client';
import { Button } from '@pcb/ui/Button';
import { Menu } from '@pcb/ui/Menu';
import { LayoutDashboard, LogOut } from 'lucide-react';
import { UserMenuLabel } from './UserMenuLabel.tsx';

export interface UserMenuProps {
  name: string;
  dashboard: { label: string; href: string };
  logout: string;
  onLogOut: () => void;
}

/** In a separate file, so that visitors do not load it (see `Header`). */
export function UserMenu({ name, dashboard, logout, onLogOut }: UserMenuProps) {
  return (
    <Menu
      aria-label={name}
      trigger={
        <Button variant="ghost" tone="neutral" size="small" flush="end">
          <UserMenuLabel name={name} />
        </Button>
      }
      items={[
        {
          id: 'dashboard',
          label: dashboard.label,
          href: dashboard.href,
          icon: <LayoutDashboard size={16} aria-hidden="true" />,
        },
        { id: 'logout', label: logout, icon: <LogOut size={16} aria-hidden="true" />, onAction: onLogOut },
      ]}
    />
  );
}
