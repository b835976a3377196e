'use client';
import { Accordion } from '@pcb/ui/Accordion';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Dialog } from '@pcb/ui/Dialog';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { LayoutDashboard, LogOut, Search } from 'lucide-react';
import { fullWidth } from '../../shared/styles/fullWidth.css.ts';
import { currentMark, menuOf } from '../Shell/currentPage.ts';
import type { MenuProps } from '../Shell/menuProps.ts';
import type { ShellLink } from '../Shell/Shell.content.ts';
import * as styles from './MobileMenu.css.ts';

export interface MobileMenuProps extends MenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function MobileMenu({
  content,
  user,
  currentPath,
  themeSwitch,
  isOpen,
  onOpenChange,
  onSearch,
  onUnwired,
  onLogOut,
}: MobileMenuProps) {
  const close = () => onOpenChange(false);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };

  const renderEntry = ({ label, href }: Pick<ShellLink, 'label' | 'href'>) =>
    href ? (
      <Link variant="row" href={href} onClick={close} {...currentMark(href, currentPath)}>
        {label}
      </Link>
    ) : (
      <button type="button" className={styles.action} onClick={closeAnd(() => onUnwired(label))}>
        {label}
      </button>
    );

  const inMenu = menuOf(content.menus, currentPath);
  return (
    <Dialog
      title={content.menu.title}
      closeLabel={content.menu.close}
      placement="end"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <div className={styles.footer}>
          {user ? null : (
            <>
              <ButtonLink variant="outline" tone="neutral" href={content.login.href} onClick={close}>
                {content.login.label}
              </ButtonLink>
              <ButtonLink variant="outline" tone="neutral" href={content.register.href} onClick={close}>
                {content.register.label}
              </ButtonLink>
            </>
          )}
          <ButtonLink
            href={content.quote.href}
            className={fullWidth}
            onClick={close}
            {...currentMark(content.quote.href, currentPath)}
          >
            {content.quote.label}
          </ButtonLink>
        </div>
      }
    >
      <Stack gap="large">
        {user ? (
          <Stack gap="small" className={styles.signedIn}>
            <Text weight="medium">{user.name.trim() || content.account}</Text>
            <ButtonLink
              variant="outline"
              tone="neutral"
              href={content.dashboard.href}
              onClick={close}
              {...currentMark(content.dashboard.href, currentPath)}
            >
              <LayoutDashboard size={20} aria-hidden="true" />
              {content.dashboard.label}
            </ButtonLink>
            <Button variant="outline" tone="neutral" onPress={closeAnd(onLogOut)}>
              <LogOut size={20} aria-hidden="true" />
              {content.logout}
            </Button>
          </Stack>
        ) : null}
        <nav aria-label={content.navigation}>
          <Accordion
            headingLevel={3}
            defaultExpandedKey={inMenu?.id ?? null}
            items={content.menus.map((menu) => ({
              id: menu.id,
              title: menu === inMenu ? <span className={styles.currentMenu}>{menu.label}</span> : menu.label,
              content: (
                <Stack gap="large">
                  {menu.groups.map((group) => (
                    <Stack key={group.id} gap="xsmall">
                      <p className={styles.groupTitle}>{group.title}</p>
                      <Stack elementType="ul" gap="none">
                        {group.items.map((link) => (
                          <li key={link.id} className={styles.item}>
                            {renderEntry(link)}
                          </li>
                        ))}
                      </Stack>
                    </Stack>
                  ))}
                </Stack>
              ),
            }))}
          />
          <div className={styles.products}>{renderEntry(content.products)}</div>
        </nav>
        <Button variant="outline" tone="neutral" onPress={closeAnd(onSearch)}>
          <Search size={20} aria-hidden="true" />
          {content.search}
        </Button>
        <Inline justify="space-between">
          <Text size="small" tone="muted">
            {content.theme.label}
          </Text>
          {themeSwitch}
        </Inline>
      </Stack>
    </Dialog>
  );
}
