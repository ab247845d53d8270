/** Attributes of the element of an e-mail in the thread, with which it can be focused. */
export const messageAnchor = (id: number) => ({ id: `message-${id}`, tabIndex: -1 });

/** Scrolls to an e-mail of the thread. */
export const focusMessage = (id: number) => document.getElementById(messageAnchor(id).id)?.focus();

/** Attributes of the thread. The keyboard scrolls it. */
export const timelineAnchor = { id: 'timeline', tabIndex: 0 };

export const focusTimeline = () => document.getElementById(timelineAnchor.id)?.focus();
