/**
 * Matches a text that a spreadsheet would run as a formula when it opens it as a cell of a CSV file: it starts with = + - @,
 * also in a full-width, small or typographic form, and also after spaces and invisible characters, which some remove.
 */
export const formulaStart = /^(?:[\t\r]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;
