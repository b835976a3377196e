import { ViaMark } from '@pcb/art/ViaMark';
import { Logo, type LogoProps } from '@pcb/ui/Logo';

export const BrandLogo = (props: Omit<LogoProps, 'mark'>) => <Logo {...props} mark={<ViaMark />} />;
