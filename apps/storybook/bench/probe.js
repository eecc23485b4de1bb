/**
 * Runs in the page before anything of its own. A frame in which elements come into the page is counted, and the time
 * when it was painted is kept: the last such time is when the page has settled.
 */
(() => {
  const seen = { start: 0, settled: 0, frames: 0, last: 0, commits: [] };
  window.benchSeen = seen;

  /** Resolves as soon as the main thread has painted: no task of the page's own comes before. */
  window.benchPainted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(
        () => void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' }),
      );
    });

  let isWaiting = false;
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => addedNodes.length > 0)) return;
    seen.last = performance.now();
    if (isWaiting) return;
    isWaiting = true;
    void window.benchPainted().then((time) => {
      isWaiting = false;
      seen.frames += 1;
      seen.settled = time;
    });
  });

  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    if (name === 'mount') {
      seen.start = performance.now();
      observer.observe(document.documentElement, { childList: true, subtree: true });
    }
    return mark(name, options);
  };

  /** Presses a button and says how long until the change was painted. */
  window.benchPress = async (words) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words);
    if (button === undefined) throw new Error(`No button «${words}»`);
    const before = await window.benchPainted();
    button.click();
    return (await window.benchPainted()) - before;
  };

  /*
   * React says its developer tools of each commit, in production too. A component was rendered in it when its fibre is
   * another than before and says that it did work; subtrees that were left alone are shared and not walked.
   */
  const rendered = (fiber, names) => {
    const before = fiber.alternate;
    if (before === null || fiber.child !== before.child) {
      for (let child = fiber.child; child !== null; child = child.sibling) {
        const isComponent = [0, 1, 11, 15].includes(child.tag);
        if (isComponent && (child.flags & 1) !== 0) names.push(closestElement(child));
        rendered(child, names);
      }
    }
    return names;
  };
  const closestElement = (fiber) => {
    for (let at = fiber.child; at !== null; at = at.child) if (at.stateNode instanceof Element) return at.stateNode;
    for (let at = fiber.return; at !== null; at = at.return) if (at.stateNode instanceof Element) return at.stateNode;
    return document.documentElement;
  };
  const isWatched = new URLSearchParams(location.search).has('commits');
  if (isWatched) {
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onScheduleFiberRoot: () => {},
      onCommitFiberRoot: (_renderer, root) => void seen.commits.push(rendered(root.current, [])),
    };
  }

  /** Components rendered outside the pressed button, over all commits since the last call. */
  window.benchOutside = (words) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words);
    const outside = seen.commits.flat().filter((element) => !button?.contains(element));
    const commits = seen.commits.length;
    seen.commits = [];
    return { commits, outside: outside.length };
  };
})();
