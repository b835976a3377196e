/** The id of the content next to the account navigation, the target of the skip link in the account area. */
export const accountContentId = 'account-content';
