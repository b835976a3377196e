import { Picture, type PictureProps } from '../../private/Picture.tsx';
import * as styles from './Fiducial.css.ts';

export type FiducialProps = PictureProps;

/**
 * A fiducial mark, for the corners of a section in the colour of the solder mask.
 * @example <Fiducial style={{ position: 'absolute', top: '1rem', width: '1.75rem' }} />
 */
export function Fiducial(props: FiducialProps) {
  return (
    <Picture {...props} viewBox="0 0 28 28">
      <circle className={styles.ring} cx="14" cy="14" r="13" />
      <circle className={styles.pad} cx="14" cy="14" r="4.5" />
    </Picture>
  );
}
