import type { SurvivalPosition, Task } from "@/generated/games/discover";

/** What is to be done next in this stage: the first open task of the route that has come furthest. */
export function nextTask({ tasks, stage }: Pick<SurvivalPosition, "tasks" | "stage">): Task | undefined {
  const here = tasks.filter((one) => one.stage === stage);
  const share = (route: string): number =>
    here.filter((one) => one.route === route).reduce((sum, { done, target }) => sum + done / Math.max(1, target), 0);
  return here
    .filter(({ done, target }) => done < target)
    .reduce<Task | undefined>(
      (best, one) => (best === undefined || share(one.route) > share(best.route) ? one : best),
      undefined,
    );
}
