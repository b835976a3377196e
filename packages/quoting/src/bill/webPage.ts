const start = /^\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)*<(?:!doctype html|html|head|body|table)\b/i;

/** Whether text is the source of a web page, such as KiCad's interactive bill of materials. */
export const isWebPage = (text: string): boolean => start.test(text.slice(0, 2_000));
