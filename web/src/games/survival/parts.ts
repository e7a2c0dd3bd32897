import { whenIdle } from "@/kit/pendingParts";

/** Cards in their full size come when the table has time. */
export const large = async () => {
  await whenIdle();
  return (await import("./large/parts")).Large;
};
