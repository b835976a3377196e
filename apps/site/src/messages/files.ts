export const filesMessages = {
  missing: {
    schematic: 'Choose the schematic. The layout is made from it.',
    billOfMaterial: 'Choose the bill of material. The layout is made from it.',
  },
  logIn: 'Log in first: a layout is ordered with its files. They stay chosen.',
  tooLarge: (name: string) => `“${name}” is larger than 50 MB. Make it smaller, or leave it out.`,
  tooMany: 'There are more than 200 files. Choose those of one board.',
  notSent: (name: string, reason = 'Try again in a moment.') => `“${name}” could not be sent. ${reason}`,
  addedWithoutFiles:
    'Added to your cart without your files. To order it with them, log in, add it again and remove this one.',
};
