import type { IConfiguration } from 'dependency-cruiser';

declare const fences: Required<Pick<IConfiguration, 'forbidden' | 'options'>>;
export default fences;
