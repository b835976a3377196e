import { ViaMark } from '@pcb/art/ViaMark';
import { Logo, type LogoProps } from '@pcb/ui/Logo';

/** The logo of the brand: its mark and its name. */
export const BrandLogo = (props: Omit<LogoProps, 'mark'>) => <Logo {...props} mark={<ViaMark />} />;
