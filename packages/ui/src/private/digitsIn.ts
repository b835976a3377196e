/** Digits of the scripts of India as those of ASCII: '६८२' is '682'. */
export const asciiDigits = (text: string) =>
  // Each of these scripts has its zero at a code that ends with 6.
  text.replaceAll(/(?=[\u0900-\u0dff])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 15) - 6));

/** The digits in a text, without the spaces, dashes and brackets that people group them with. */
export const digitsIn = (text: string) => asciiDigits(text).replaceAll(/[^0-9]/g, '');
