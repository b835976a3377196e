import { fold } from '@pcb/text/fold';
import type { OtherFitWords } from './languages.ts';

/** `fold` splits up Korean and Japanese letters. */
const folded = (source: string) => new RegExp(fold(source), 'u');

export const otherFitWords: OtherFitWords = {
  phrase: folded(
    '[不未非無无](?:需|用|要)?(?:贴|貼|焊|銲|装|裝|実装|實裝|实装|搭載|搭载|安装|安裝|上件|打件|插件|组装|組裝|取付|实贴)|[空免][贴貼]|空[焊銲]|(?:実装|搭載|取付け?)(?:しない|せず|不要|なし|無し|無)|미(?:실장|장착|삽입|조립)|실장\\s?(?:안|하지)',
  ),
  wholeCell: folded('^(?:不使用|未使用|不上|不打|不要|無し|なし|未定|預留|预留|삭제|없음)$'),
  affirmative: folded('^(?:да|是|有|要|はい|有り|あり|する|필요|예|네)$'),
  negative: folded('^(?:нет|否|无|無|不|いいえ|無し|なし|しない|不要|아니오|아니요|불필요)$'),
  fittedWord: folded(
    '^(?:贴|貼|贴片|贴装|贴裝|焊|焊接|安装|安裝|上件|打件|実装|実装する|実装有り|実装あり|搭載|実装済|실장|장착)$',
  ),
  optional: /^(?:可选|选配|選配)\.?$/,
};
