/** Points and millimetres instead of tokens: paper has neither theme nor zoom. */
export const paper = {
  width: '210mm',
  padding: '15mm',
  gap: '3mm',
  section: '6mm',
  ink: 'black',
  background: 'white',
  /** Grey, because browsers print every thin line at the same width. */
  hairline: '1px solid #999',
  rule: '0.5mm solid black',
  title: '20pt',
  name: '14pt',
  heading: '10.5pt',
  text: '9pt',
  note: '8pt',
} as const;

/** Applied only while a sheet is mounted. A named page would start a new page after the sheet, even an empty one. */
export const pageRules = [
  '@page { size: A4 portrait; margin: 14mm 15mm 18mm;',
  '@bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }',
  '@media print { :root, body { color-scheme: only light; background: white; } }',
].join(' ');
