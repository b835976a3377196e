const wordOf: Readonly<Record<string, string>> = { '×': 'by', '−': 'minus', '+': 'plus' };

/** A text for a live region, with its signs in words: '80 × 60 mm' as '80 by 60 mm'. Part numbers keep theirs. */
export const spoken = (text: string) =>
  text
    .replace(/(?<=[\d\p{L})])[\s\u00a0]+([×−+])[\s\u00a0]+/gu, (_, sign: string) => ` ${wordOf[sign] ?? sign} `)
    .replace(/(?<![\d\p{L}])([−+])[\s\u00a0]*(?=[\d₹])/gu, (_, sign: string) => `${wordOf[sign] ?? sign} `);
