'use client';
import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { NavigationMenu } from '@pcb/ui/NavigationMenu';
import { Mail, Menu as MenuIcon, Phone, Search, ShoppingCart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { telephoneHref, type Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import { currentMark, isCurrentPage, menuOf } from '../Shell/currentPage.ts';
import type { MenuProps } from '../Shell/menuProps.ts';
import { UserMenuLabel } from '../UserMenu/UserMenuLabel.tsx';
import * as styles from './Header.css.ts';
import { MenuFeature } from './MenuFeature.tsx';

// Only signed-in users need the large react-aria-components menu. Until it loads, a link leads to the dashboard.
const UserMenu = lazy(() => import('../UserMenu/UserMenu.tsx').then((module) => ({ default: module.UserMenu })));

const maxBrandNameLength = 16;

export interface HeaderProps extends MenuProps {
  brand: Brand;
  cartCount: number;
  hasMainAction: boolean;
  onOpenMenu: () => void;
  isMenuOpen: boolean;
}

export function Header({
  brand,
  cartCount,
  hasMainAction,
  content,
  user,
  currentPath,
  themeSwitch,
  onSearch,
  onUnwired,
  onLogOut,
  onOpenMenu,
  isMenuOpen,
}: HeaderProps) {
  const userName = user ? user.name.trim() || content.account : null;
  const inMenu = menuOf(content.menus, currentPath);
  return (
    <Box elementType="header" surface="page" className={styles.header}>
      <div className={styles.topBar}>
        <div className={styles.topBarInner}>
          <Inline align="stretch" gap={{ phone: 'large', tablet: 'xlarge' }} className={styles.contact}>
            <Link variant="quiet" href={`mailto:${brand.email}`}>
              <Box elementType="span" visibleFrom="largePhone">
                <Mail size={14} aria-hidden="true" />
              </Box>
              <span translate="no">{brand.email}</span>
            </Link>
            <Link variant="quiet" href={telephoneHref(brand.phone)}>
              <Box elementType="span" visibleFrom="largePhone">
                <Phone size={14} aria-hidden="true" />
              </Box>
              <bdi dir="ltr">{brand.phone}</bdi>
            </Link>
          </Inline>
          {/* Narrow screens have these items in the menu. */}
          <Inline gap="large" visibleFrom="laptop" className={styles.utilities}>
            {themeSwitch}
            {userName === null ? (
              <>
                <Link variant="quiet" href={content.login.href}>
                  {content.login.label}
                </Link>
                <Link variant="quiet" href={content.register.href}>
                  {content.register.label}
                </Link>
              </>
            ) : (
              <Suspense
                fallback={
                  <ButtonLink href={content.dashboard.href} variant="ghost" tone="neutral" size="small" flush="end">
                    <UserMenuLabel name={userName} />
                  </ButtonLink>
                }
              >
                <UserMenu name={userName} dashboard={content.dashboard} logout={content.logout} onLogOut={onLogOut} />
              </Suspense>
            )}
          </Inline>
        </div>
      </div>
      <div className={styles.row}>
        <Link variant="quiet" href="/" className={styles.home} aria-label={content.home(brand.name)}>
          <BrandLogo
            brand={brand}
            size={brand.name.length > maxBrandNameLength ? 'small' : 'medium'}
            className={styles.logo}
          />
        </Link>
        <Box visibleFrom="laptop" className={styles.menus}>
          <NavigationMenu
            aria-label={content.navigation}
            items={[
              ...content.menus.map((menu) => ({
                id: menu.id,
                label: menu.label,
                isCurrent: menu === inMenu,
                groups: menu.groups.map((group) => ({
                  ...group,
                  items: group.items.map(({ href, ...item }) =>
                    href === undefined
                      ? { ...item, onAction: () => onUnwired(item.label) }
                      : { ...item, href, isCurrent: menu === inMenu && isCurrentPage(href, currentPath) },
                  ),
                })),
                ...(menu.feature && { aside: <MenuFeature content={menu.feature} /> }),
                ...(menu.overview && {
                  footer: (
                    <Link variant="standalone" href={menu.overview.href}>
                      {menu.overview.label}
                    </Link>
                  ),
                }),
              })),
              {
                id: 'products',
                ...content.products,
                isCurrent: isCurrentPage(content.products.href, currentPath),
              },
            ]}
          />
        </Box>
        <div className={styles.actions}>
          <IconButton aria-label={content.search} onPress={onSearch} className={styles.search}>
            <Search size="1.25rem" aria-hidden="true" />
          </IconButton>
          <ButtonLink
            isIconOnly
            variant="ghost"
            tone="neutral"
            href={content.cart.href}
            aria-label={content.cart.label(cartCount)}
            {...currentMark(content.cart.href, currentPath)}
          >
            <ShoppingCart size="1.25rem" aria-hidden="true" />
            <span aria-hidden="true" className={styles.cartCount}>
              {content.cart.count(cartCount)}
            </span>
          </ButtonLink>
          <Inline visibleFrom="largePhone" className={styles.quote}>
            <ButtonLink
              variant={hasMainAction ? 'outline' : 'solid'}
              tone={hasMainAction ? 'neutral' : 'primary'}
              href={content.quote.href}
              {...currentMark(content.quote.href, currentPath)}
            >
              {content.quote.label}
            </ButtonLink>
          </Inline>
          <Inline hiddenFrom="laptop">
            <IconButton
              aria-label={content.menu.open}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onPress={onOpenMenu}
            >
              <MenuIcon size="1.25rem" aria-hidden="true" />
            </IconButton>
          </Inline>
        </div>
      </div>
    </Box>
  );
}
