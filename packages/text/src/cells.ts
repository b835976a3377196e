/**
 * Matches text that a spreadsheet would run as a formula on opening a CSV file: it starts with = + - @, in any Unicode
 * form, possibly after spaces and invisible characters, which some spreadsheets strip.
 */
export const formulaStart = /^(?:[\t\r]|[\s\p{C}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;
