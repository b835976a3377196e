import type { Certification, CertificationsContent } from './CertificationsScreen.content.ts';
import * as styles from './FirstPage.css.ts';

/** A4 in points, as in the PDF. */
const [width, height] = [595, 842];
const left = 72;
const room = width - 2 * left;

/** The size at which a text fits into a line. A character of the font is about 0.6 of its size wide. */
const sizeFor = (text: string, size: number) => Math.min(size, room / (0.6 * text.length));

interface FirstPageProps {
  certification: Certification;
  brandName: string;
  content: CertificationsContent;
}

/** A drawing of the first page of the PDF. */
export function FirstPage({ certification, brandName, content }: FirstPageProps) {
  const { name, subject, issuer, number, validity } = certification;
  const { labels } = content;
  const facts = [`${labels.issuer}: ${issuer}`, `${labels.number}: ${number}`, `${labels.validity}: ${validity}`];
  const line = (text: string, y: number, size: number) => (
    <text x={left} y={y} fontSize={sizeFor(text, size)}>
      {text}
    </text>
  );
  return (
    <svg role="img" aria-label={content.firstPage(name)} viewBox={`0 0 ${width} ${height}`} className={styles.page}>
      <rect width={width} height={height} className={styles.paper} />
      <text
        x={width / 2}
        y={height / 2}
        fontSize="130"
        textAnchor="middle"
        dominantBaseline="central"
        transform={`rotate(-40 ${width / 2} ${height / 2})`}
        className={styles.watermark}
      >
        {content.watermark}
      </text>
      <rect x="36" y="36" width={width - 72} height={height - 72} className={styles.frame} />
      <rect x={left} y="84" width="16" height="16" className={styles.mark} />
      <g className={styles.ink}>
        <text x="98" y="99" fontSize={sizeFor(brandName, 20)} className={styles.strong}>
          {brandName}
        </text>
        <g className={styles.strong}>{line(name, 220, 64)}</g>
        {line(subject, 262, 26)}
        {facts.map((fact, index) => (
          <g key={fact}>{line(fact, 560 + index * 36, 22)}</g>
        ))}
      </g>
      <g className={styles.warning}>{line(content.notCertificate, 320, 26)}</g>
    </svg>
  );
}
