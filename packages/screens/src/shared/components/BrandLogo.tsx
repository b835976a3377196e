import { ViaMark } from '@pcb/art/ViaMark';
import { Logo, type LogoProps } from '@pcb/ui/Logo';
import type { Brand } from '../brand.ts';

interface BrandLogoProps extends Omit<LogoProps, 'name' | 'mark'> {
  brand: Pick<Brand, 'name' | 'mark'>;
}

export const BrandLogo = ({ brand: { name, mark = <ViaMark /> }, ...props }: BrandLogoProps) => (
  <Logo {...props} name={name} mark={mark} />
);
