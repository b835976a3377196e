import { fabBoardRules } from '../internal/fabBoardHints.ts';
import { fabBuildRules } from '../internal/fabBuildHints.ts';

/** The rules of the form for rigid boards. */
export const fabRules = [...fabBoardRules, ...fabBuildRules];
