import { fabBoardRules } from './fabBoard.ts';
import { fabBuildRules } from './fabBuild.ts';

/** The rules of the form for rigid boards. */
export const fabRules = [...fabBoardRules, ...fabBuildRules];
