/** The id of the content beside the navigation of the account area: the target of the shell's skip link there. */
export const accountContentId = 'account-content';
